import { fishPicture } from './fish.js';
import { pause, still } from './motion.js';
import { part } from './parts.js';
import { reef } from './reef.js';

/** Milliseconds until a shot arrives, and between two corrections of the cannon. */
const FLIGHT = 320;
const CORRECTION = 200;

/** Renders the button of an animal. */
function targetOf({ id, times }, words) {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'target';
  input.value = id;
  const name = part('span', 'target__name', words[id]);
  return part('label', 'target', input, fishPicture(id), name, part('bdi', 'target__times', times));
}

/** Renders a reef whose animals are the player's targets, with a button for each kind below it. */
export function fishing(stage, opened, words, { amount, grouped }) {
  const options = opened.options.map(({ id, times }) => ({ id, times: `×${grouped(times / 100)}` }));
  const scene = reef(options, words);
  const targets = part(
    'fieldset',
    'targets',
    part('legend', 'out-of-sight', words.target),
    ...options.map((option) => targetOf(option, words)),
  );
  stage.append(part('div', 'fishing', part('div', 'fishing__water', scene.element), targets));
  const inputs = [...targets.querySelectorAll('input')];
  const picked = () => inputs.find(({ checked }) => checked).value;
  let isBusy = false;
  targets.addEventListener('change', () => scene.aim(picked()));
  scene.element.addEventListener('click', ({ target }) => {
    const option = target.closest('[data-option]')?.getAttribute('data-option');
    if (!option || isBusy) return;
    inputs.find(({ value }) => value === option).click();
  });
  inputs[0].checked = true;
  scene.aim(picked());
  setInterval(() => isBusy || still.matches || scene.follow(), CORRECTION);

  const sums = options.map(() => part('bdi', 'results__sum'));
  const prizes = part(
    'ul',
    'prizes',
    ...options.map(({ id }, index) => part('li', 'prizes__one', part('span', '', words[id]), sums[index])),
  );
  function showStake(step) {
    const bet = opened.stakes[step];
    scene.setBet(amount(bet));
    opened.options.forEach(({ times }, index) => {
      sums[index].textContent = amount(Math.floor((bet * times) / 100));
    });
  }

  return {
    label: words.fire,
    ready: () => true,
    onStake: showStake,
    guide: { title: words.pays, element: prizes },
    choice: () => ({ option: picked() }),
    async show(answer) {
      isBusy = true;
      try {
        scene.fire(FLIGHT);
        const [round] = await Promise.all([answer, pause(FLIGHT)]);
        scene.show(round.win > 0, `+${amount(round.win)}`);
        return round;
      } catch (problem) {
        scene.clear();
        throw problem;
      } finally {
        isBusy = false;
      }
    },
  };
}
