/**
 * Rules of the dialog. Its host takes none of the page's: an important rule in here wins over an important one there.
 * The close button lies over the frame, which leaves the room for it: it works whatever the frame does.
 */
export const DIALOG_RULES =
  ':host{all:initial!important;display:contents!important}' +
  'dialog{box-sizing:border-box;inline-size:min(100%,440px);max-inline-size:none;block-size:520px;max-block-size:calc(100% - min(6vh,48px));margin:min(6vh,48px) auto auto;padding:0;border:0;border-radius:18px;background:#0d0f14;color:#f4f1ea;color-scheme:dark;overflow:hidden;overscroll-behavior:contain}' +
  'dialog::backdrop{background:#050609b8}' +
  'dialog.full{max-block-size:none;margin:0;inline-size:100%;block-size:100%!important;border-radius:0}' +
  'dialog.light{background:#fff;color:#1b1f27;color-scheme:light}' +
  'iframe{display:block;inline-size:100%;block-size:100%;border:0}' +
  'button{position:absolute;inset-block:4px auto;inset-inline:auto 4px;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:12px;background:none;color:inherit;font:22px/1 system-ui,sans-serif;cursor:pointer}' +
  ':focus-visible{outline:2px solid #f3d08c;outline-offset:-2px}';
