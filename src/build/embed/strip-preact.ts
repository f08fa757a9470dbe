import type { Plugin } from 'rollup';

/** A piece of Preact's code that occurs once, and its replacement. */
type Cut = readonly [piece: string, instead: string];

/** Returns the code from one piece to the end of the next occurrence of another. */
function span(code: string, from: string, to: string): string {
  const start = code.indexOf(from);
  return code.slice(start, code.indexOf(to, start) + to.length);
}

/** Hydration of a server's markup, with suspended parts. */
const hydration = (code: string): Cut[] => [
  [span(code, '128&u.__u&&(', 'l=o[0]||l),'), ''],
  [
    span(code, 'if(e.length=v,r.__v=null,c||o)if(', 'else r.__e=u.__e;'),
    'e.length=v,r.__v=null,r.__e=u.__e;',
  ],
  ['t&&t.then||D(r),', 'D(r),'],
  ['p&&p.some(g),', ''],
  [span(code, '!u&&(i=t.__c)&&(i=i.__z)', 'g(f),g(i)),'), ''],
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'null,f,i||S(u),0,o)'],
  ['i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)', 'null,f,i&&i.__e,0,o)'],
  ['9==r.nodeType&&(r=r.documentElement),', ''],
  [
    span(code, 'if("svg"==C?', 'o[s]=null;break}'),
    '"svg"==C?f="http://www.w3.org/2000/svg":f||(f="http://www.w3.org/1999/xhtml");',
  ],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}', '}'],
  [span(code, 'if(a="template"==C', '$[(k=t.attributes[s]).name]=k.value;'), 'a=t;'],
  [',l&&"textarea"!=C||(s="value"', ',(s="value"'],
  [':l&&"function"!=typeof k||$[s]===k', ':$[s]===k'],
  ['||l&&t.data==x', ''],
  [',o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))', ',u.__k&&S(u,0),0,c)'],
  [
    span(code, 'for(t&&!t.parentNode&&(t=S(n))', 'startsWith("$s"););'),
    't&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null);o=n.__e;' +
      'o!=t&&r.insertBefore(o,t||null);t=o&&o.nextSibling;',
  ],
];

/** `dangerouslySetInnerHTML`. */
const html = (code: string): Cut[] => [
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [span(code, 'h?(l||y&&', '(f="http://www.w3.org/1999/xhtml"),I(a,'), 'I(a,'],
];

/** Portals. */
const portals = (code: string): Cut[] => [
  [span(code, 'M.__P&&(s=l,', 'S(u,0):null),'), ''],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['if(n.props.__P)return t;', ''],
  ['||n.props.__P?null', '?null'],
  ['&&!n.props.__P)return n.__e', ')return n.__e'],
  ['||u&&!t.props.__P)', '||u)'],
];

/** Class components; mounts have function components only. */
const classes = (code: string): Cut[] => [
  ['C=(s=V.prototype)&&s.render,j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  ['(C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L),', '(r.__c=d=new x(M,L),'],
  ['d.render=K),j&&j.sub(d),d.state||(d.state={}),', 'd.render=K,d.state={},'],
  [span(code, 'C&&(d.__s||(', 'd.__s)))),'), ''],
  [span(code, 'M!==k&&C&&!V', '(M,L),'), ''],
  [span(code, 'd.componentWillUpdate&&', '(k,b,m)})'), ''],
  [span(code, 'else C&&!V.getDerived', 'd.__h.push(d.componentDidMount);'), ''],
  ['q=C?25:0;', 'q=0;'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),', ''],
  // Hooks replace the whole state and have no callbacks after a state change.
  ['y.push.apply(d.__h,d.__k),d.__k=[],', ''],
  ['"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),', '(_(r,n),'],
  ['(t&&this.__k.push(t),L(this))', 'L(this)'],
  [span(code, 'x.prototype.forceUpdate=function', 'L(this))},'), ''],
  [',d.__k=[])', ')'],
  [span(code, 'C&&u.__c&&d.getSnapshot', '(k,b)),'), ''],
  ['(e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),', ''],
];

/** Option hooks for tools, and styles as strings, which a strict policy blocks. */
const options = (): Cut[] => [
  // The hooks module always sets these options.
  ['(s=n.__b)&&s(r)', 'n.__b(r)'],
  ['H=n.__r,', ''],
  ['H&&H(r),', 'n.__r(r),'],
  ['return(s=n.diffed)&&s(r)', 'return n.diffed(r)'],
  ['n.__c&&n.__c(r,t)', 'n.__c(r,t)'],
  ['n.unmount&&n.unmount(t)', 'n.unmount(t)'],
  ['return!o&&n.vnode&&n.vnode(e),e}', 'return e}'],
  ['n.vnode&&n.vnode(r),', ''],
  ['n.__&&n.__(t,r),', ''],
  ['u(n.event?n.event(r):r)', 'u(r)'],
  [
    'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)',
    '{if(u)for(t in u)',
  ],
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(f=u.length)&&(i||queueMicrotask)(H)', '(f=u.length)&&queueMicrotask(H)'],
  [
    '"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||N(',
    'null==b||b===t[s]||N(',
  ],
];

/**
 * Subscriptions to contexts. A mount renders from its root whenever its texts change, and no component skips rendering, so every
 * reader of a context renders with its provider. The context holds the provider component, not its value, because a reader that
 * renders alone would otherwise get the first value.
 */
const contexts = (code: string): Cut[] => [
  [
    span(code, 'function t(n){var r,u;return this.getChildContext||', 'n.children}'),
    'function t(n){var u={};return u[t.__c]=this,this.getChildContext=function(){return u},n.children}',
  ],
  [
    't.__c="__cC"+s++,t.__=n,t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t}',
    't.__c="__cC"+s++,t.Provider=t}',
  ],
  [span(code, 'if(i.componentWillUnmount)try', 'n.__e(t,r)}'), ''],
];

/** Attributes, events and tags that no mount uses. */
const rare = (code: string): Cut[] => [
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['"list"!=t&&"form"!=t&&', ''],
  ['"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&', ''],
  ['"popover"!=t&&', ''],
  ['"popover"==t&&1==r?"":r', 'r'],
  ['f=t!=(t=t.replace(l,"$1")),', ''],
  [
    'n.addEventListener(t,o,f):n.removeEventListener(t,o,f)',
    'n.addEventListener(t,o):n.removeEventListener(t,o)',
  ],
  ['l=/(PointerCapture)$|Capture$/i,', ''],
  ['x.is?x:a', 'a'],
  ['||o.constructor===String', ''],
  ['"function"!=typeof r&&(r=null),"function"!=typeof u&&(u=null),', ''],
  [',u||{})', ')'],
  // Mounts have ref objects, never ref functions.
  [span(code, '"function"==typeof t?r?r.__x=', ':t.current=r'), 't.current=r'],
  ['||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x||N(', '||N('],
];

/** The hooks' code for developer tools, for ids and for earlier listeners of the options. */
const hooks = (code: string): Cut[] => [
  ['a.__h&&a.__h(r,n,f||t),', ''],
  ['r=null,v&&v(n)', 'r=null'],
  ['l&&l(n),', ''],
  ['m&&m(n);', ''],
  [',h&&h(n,t)', ''],
  ['s&&s(n);', ''],
  // Cleans up effects when a component unmounts, not after the next frame.
  [span(code, 'if(u.__P&&u.__c){', 'else C(u)'), 'C(u)'],
  ['var t,r,u=n.__c;u&&u.__H', 'var t,u=n.__c;u&&u.__H'],
  [
    'var n;do{for(;n=e.shift();)try{C(n)}catch(t){a.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=c.shift();)',
    'var n;for(;n=c.shift();)',
  ],
  ['}while(e.length)}', '}'],
  // Only hooks decide whether a component renders.
  ['var c=r.shouldComponentUpdate;', ''],
  ['if(u.__.some(function(n){n.__N&&(i', 'u.__.some(function(n){n.__N&&(i'],
  ['||(f=!0))}),c){var e=c.call(this,n,t,r);return i?e||f:e}', '||(f=!0))});'],
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)'],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ['return i.c=n,u?(null==i.__&&(i.__=!0,u.sub(r)),u.props.value):n.__}', 'return u.props.value}'],
  ['u=r.context[n.__c],i=y(t++,9);', 'u=r.context[n.__c];'],
  ['a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},', ''],
  [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', ';'],
  ['var i=y(t++,3);!a.__s&&E(', 'var i=y(t++,3);E('],
  ['var i=y(t++,4);!a.__s&&E(', 'var i=y(t++,4);E('],
];

const jsx = (): Cut[] => [
  ['return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s}', 'return r.vnode(s),s}'],
];

const parts: Readonly<Record<string, ((code: string) => Cut[])[]>> = {
  '/preact/dist/preact.mjs': [hydration, html, portals, classes, contexts, rare, options],
  '/preact/hooks/dist/hooks.mjs': [hooks],
  '/preact/jsx-runtime/dist/jsxRuntime.mjs': [jsx],
};

/** Removes code that no mount uses from Preact. */
export function stripPreact(): Plugin {
  return {
    name: 'strip-preact',
    transform(code, id) {
      const found = Object.entries(parts).find(([file]) => id.endsWith(file));
      if (!found) return null;
      let left = code;
      for (const [piece, instead] of found[1].flatMap((cuts) => cuts(code))) {
        if (!piece || left.split(piece).length !== 2) this.error(`Preact is no longer written so: ${piece}`);
        left = left.replace(piece, () => instead);
      }
      return { code: left, map: null };
    },
  };
}
