/** Rounds of one autoplay. */
const ROUNDS = 10;
/** Milliseconds between two rounds. */
const PAUSE = 800;

/**
 * Shows the button of autoplay. It plays rounds until it is pressed again, or until `playRound` resolves to false
 * because no other can follow.
 */
export function offerAuto(button, label, playRound) {
  let left = 0;
  const show = () => {
    button.textContent = left ? `${label} (${left})` : label;
    button.setAttribute('aria-pressed', String(left > 0));
  };
  async function run() {
    for (left = ROUNDS; left > 0; left--) {
      show();
      if (!(await playRound())) left = 0;
      if (left > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    left = 0;
    show();
  }
  button.addEventListener('click', () => {
    if (left) left = 0;
    else void run();
  });
  button.hidden = false;
  show();
}
