/** CSS pixels next to the frame. */
export const CLOSE_BUTTON_SIZE = 44;

/**
 * The `!important` rules win over the page's. The close button is in a strip above the frame, with the name of a game, or
 * next to it on a phone in landscape: over the frame the browser would report it as covering, and the frame refuses clicks while covered.
 */
export const DIALOG_RULES =
  ':host{all:initial!important;display:contents!important}' +
  `dialog{box-sizing:border-box;inline-size:min(100%,440px);max-inline-size:none;block-size:560px;max-block-size:96%;margin:2vh auto auto;padding:${CLOSE_BUTTON_SIZE}px 0 0;border:0;border-radius:18px;background:#0d0f14;color:#f4f1ea;color-scheme:dark}` +
  // `bdi` takes the name's direction, so that a long name is cut at its end.
  `b{position:absolute;top:0;inset-inline:16px ${CLOSE_BUTTON_SIZE}px;display:flex;font:600 16px/${CLOSE_BUTTON_SIZE}px system-ui,sans-serif}` +
  'bdi{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}' +
  `@media(max-height:480px){dialog{padding:0;padding-inline-end:${CLOSE_BUTTON_SIZE}px}b{display:none}}` +
  'dialog::backdrop{background:#050609b8}' +
  '.light{background:#fff;color:#1b1f27;color-scheme:light}' +
  '.full{inline-size:100%;block-size:100%!important;max-block-size:100%;margin:0}' +
  'iframe,div{display:block;inline-size:100%;block-size:100%;border:0;border-radius:18px}' +
  `button{position:absolute;top:0;inset-inline-end:0;inline-size:${CLOSE_BUTTON_SIZE}px;block-size:${CLOSE_BUTTON_SIZE}px;padding:0;border:0;border-radius:12px;background:none;color:inherit;font:22px/1 system-ui,sans-serif;cursor:pointer}` +
  '.full,.full>*{border-radius:0}' +
  ':focus-visible{outline:2px solid #f3d08c;outline-offset:-2px}';
