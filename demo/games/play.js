import { offerAuto } from './auto.js';
import { blackjack } from './blackjack.js';
import { blackjackWords } from './blackjack-words.js';
import { countUp } from './count-up.js';
import { dominoes } from './dominoes.js';
import { draw } from './draw.js';
import { fishing } from './fishing.js';
import { fishingWords } from './fishing-words.js';
import { handWords } from './hand-words.js';
import { liveTable } from './live-table.js';
import { ludo } from './ludo.js';
import { mahjong } from './mahjong.js';
import { isEmbedded, tellParent } from './parent-page.js';
import { moneyFormat, numberFormat } from './parts.js';
import { offerPause } from './pause.js';
import { poker } from './poker.js';
import { reels } from './reels.js';
import { results } from './results.js';
import { resultOf } from './round-result.js';
import { rummy } from './rummy.js';
import { slip } from './slip.js';
import { slipWords } from './slip-words.js';
import { offerSilence, sound } from './sound.js';
import { tableWords } from './table-words.js';
import { words as allWords } from './words.js';

const part = (id) => document.getElementById(id);
let words = allWords.EN;
/** In memory only, so it ends with the page. */
let token = '';

async function ask(path, body) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
  });
  const answer = await response.json();
  if (answer.success) return answer.value;
  throw Object.assign(new Error(answer.errorCode), { code: answer.errorCode });
}

function say(text, look = '') {
  const note = part('note');
  note.className = look ? `note note--${look}` : 'note';
  note.textContent = text;
}

/** Shows what was paid for bets. */
function sayPaid(bet, paid, amount) {
  if (resultOf(bet, paid) !== 'win') return say(`${words.voidBet} \u2068${amount(paid)}\u2069`);
  say(`${words.win} `, 'win');
  part('note').append(countUp(paid, amount));
}

function speak(language) {
  words = {
    ...tableWords(language),
    ...handWords(language),
    ...blackjackWords(language),
    ...fishingWords(language),
    ...slipWords(language),
    ...(allWords[language] ?? allWords.EN),
  };
  document.documentElement.lang = words.lang;
  document.documentElement.dir = words.lang === 'ur' ? 'rtl' : 'ltr';
  part('balance-label').textContent = words.balance;
  part('trial').textContent = words.trial;
  part('stake-label').textContent = words.stake;
  part('results-title').textContent = words.yourResults;
  part('results-none').textContent = words.noResults;
  part('stake-head').textContent = words.stake;
  part('won-head').textContent = words.wonBet;
  part('less').setAttribute('aria-label', words.less);
  part('more').setAttribute('aria-label', words.more);
}

/** In an iframe, the parent page handles an ended session. */
function explain(problem) {
  const gone = [
    'session.none',
    'session.ended',
    'session.revoked',
    'account.excluded',
    'game.unavailable',
  ].includes(problem.code);
  if (gone) {
    part('controls').hidden = true;
    if (isEmbedded && token) window.parent.postMessage({ relogin: true }, location.origin);
  }
  const reasons = {
    'wallet.insufficient': words.funds,
    'limit.play': words.limit,
    'odds.changed': words.acceptOdds,
    'odds.closed': words.betsClosed,
  };
  say(reasons[problem.code] ?? (gone ? words.over : words.offline), 'problem');
}

/** Returns a function that sends its latest value, one request at a time. A lost one costs nothing but a reload's slip. */
function keepLatest(send) {
  let waiting;
  let isSending = false;
  return async (value) => {
    waiting = value;
    if (isSending) return;
    isSending = true;
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      await send(next).catch(() => {});
    }
    isSending = false;
  };
}

/** Renders the game: matches, a table, a draw or reels. */
function gameOf(opened, around) {
  const stage = part('stage');
  if (opened.fixtures) return slip(stage, opened, asked, around);
  if (opened.hand && !opened.dealer) {
    const table = { dice: ludo, tiles: mahjong, melds: rummy, dominoes }[opened.hand.set] ?? poker;
    return table(stage, opened, words, around.amount);
  }
  if (opened.blackjack) return blackjack(stage, opened, around);
  if (opened.options?.some(({ id }) => id === 'sardine')) return fishing(stage, opened, words, around);
  if (opened.options) return liveTable(stage, opened, around);
  return opened.draw ? draw(stage, opened, around) : reels(stage, opened, words, around.amount);
}

function play(opened) {
  const { language } = opened;
  const amount = moneyFormat(words.lang, opened.currency);
  const { stakes } = opened;
  const showBalance = (balance) => {
    part('balance').textContent = amount(balance);
    tellParent('roundEnded');
  };
  const game = gameOf(opened, {
    words,
    asked,
    controls: part('controls'),
    changed: () => part('stage').dispatchEvent(new Event('change')),
    stakes: {
      steps: stakes,
      choose(index) {
        step = index;
        update();
      },
    },
    grouped: numberFormat(words.lang, opened.currency),
    amount,
    ask,
    say,
    onTurn(isTurn) {
      choosing = isTurn;
      reportChoice();
    },
    keep: keepLatest((picks) => ask('selections', { picks })),
    onNews(balance, win, bet) {
      showBalance(balance);
      if (!win) return say(words.lost);
      sayPaid(bet, win, amount);
      if (win > bet) sound('win');
    },
  });
  let step = Math.max(
    0,
    stakes.findIndex((stake) => stake >= 100),
  );
  let busy = false;
  let paused = false;
  let choosing = false;
  /** A round that waits for the player is longer than others. */
  const reportChoice = () => {
    if (paused && choosing) report('choosing');
  };
  // Lotteries and matches have their own results.
  const hasOwnResults = Boolean(opened.draw ?? opened.fixtures);
  const addResult = results(part('results-list'), amount);

  const update = () => {
    part('stake').textContent = amount(stakes[step]);
    part('less').disabled = busy || step === 0;
    part('more').disabled = busy || step === stakes.length - 1;
    game.onStake?.(step, busy);
    part('go').disabled = busy || paused || !game.ready();
  };
  part('less').addEventListener('click', () => {
    step--;
    update();
  });
  part('more').addEventListener('click', () => {
    step++;
    update();
  });
  part('stage').addEventListener('change', () => {
    say(game.isSilent ? game.hint : words.ready);
    update();
  });
  part('controls').addEventListener('submit', (event) => {
    event.preventDefault();
    void playAndFocus();
  });
  const playAndFocus = () => playRound().then(() => paused || part('go').focus());
  /** Resolves to whether another round can follow. */
  async function playRound() {
    if (busy || paused || !game.ready()) return false;
    let played = false;
    busy = true;
    update();
    say('');
    const waiting = game.takeWaiting?.();
    if (!waiting) sound('go');
    tellParent('roundBegan');
    try {
      const stake = stakes[step];
      const round = await game.show(
        waiting ??
          (game.bets
            ? ask('slip', { bets: game.bets(), language })
            : ask('round', { bet: stake, choice: game.choice() })),
      );
      // A double is more than the stake.
      const { bet = stake } = round;
      showBalance(round.balance);
      if (!hasOwnResults) addResult(bet, round.win);
      if (game.guide?.isLong) part('guide').hidden = true;
      part('results').hidden = hasOwnResults;
      const told = game.tell?.(round);
      if (told) say(told, game.told);
      else if (round.win) sayPaid(bet, round.win, amount);
      else say(words.lost);
      if (!told) sound(resultOf(bet, round.win) === 'win' ? 'win' : 'lost');
      played = true;
    } catch (problem) {
      tellParent('roundEnded');
      explain(problem);
    }
    busy = false;
    update();
    if (paused) report('paused');
    return played && !paused;
  }
  const report = offerPause((pause) => {
    paused = pause;
    update();
    if (paused && !busy) report('paused');
    reportChoice();
  });

  part('name').textContent = document.title = opened.game.name;
  part('icon').src = opened.game.icon;
  part('icon').hidden = false;
  document.body.style.setProperty('--art', `url("${opened.game.icon}")`);
  // The page around shows the name already.
  part('name').classList.toggle('bar__name--around', window.parent !== window);
  part('trial').hidden = !opened.trial;
  part('balance').textContent = amount(opened.balance);
  part('go').textContent = game.label ?? (game.hint ? words.bet : words.spin);
  part('stage').hidden = part('controls').hidden = false;
  part('results').hidden = hasOwnResults || Boolean(game.guide?.isLong);
  if (game.guide) {
    part('guide-title').textContent = game.guide.title;
    part('guide').append(game.guide.element);
    part('guide').hidden = false;
  }
  if (opened.autoplay && !withoutAutoplay) offerAuto(part('auto'), words.auto, playRound);
  say(game.hint ?? (game.label ? words.begin.replace('*', game.label) : words.ready));
  update();
  if (game.isWaiting) void playAndFocus();
}

const query = new URLSearchParams(location.search);
const ticket = query.get('s') ?? '';
/** The market forbids autoplay. The session says so too: players can change the address. */
const withoutAutoplay = query.get('autoplay') === '0';
/** The match that the player chose on the site. */
const asked = { match: query.get('match') ?? '', outcome: query.get('outcome') ?? '' };
// The ticket is used: remove it from the address and the history.
history.replaceState(null, '', location.pathname);
try {
  const opened = await ask('session', { ticket });
  token = opened.token;
  speak(opened.language);
  play(opened);
  offerSilence();
} catch (problem) {
  speak((navigator.language ?? 'en').slice(0, 2).toUpperCase());
  explain(problem);
}
