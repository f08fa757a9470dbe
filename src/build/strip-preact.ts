import type { Plugin } from 'rollup';

/**
 * Parts of Preact that no mount uses, each with what takes its place: taking over markup that a server has sent, with
 * parts of it that wait; class components beyond an error boundary.
 */
const parts: readonly (readonly [string, string])[] = [
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;',
    'e.length=v,r.__v=null,r.__e=u.__e;',
  ],
  [',t&&t.then||D(r),', ',D(r),'],
  ['p&&p.some(g),', ''],
  [
    'function B(n,t){if(n&&8==n.nodeType&&n.data.startsWith("$s"))for(var r=1;n=n.nextSibling;){if(8==n.nodeType)if(n.data.startsWith("$s"))r++;else if(n.data.startsWith("/$s")&&!--r)return n;t&&t.push(n)}}',
    '',
  ],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  [
    ',o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}if(!t){',
    ',!t){',
  ],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}', '}'],
  [
    'o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;for(s in $)',
    '1)for(s in $)',
  ],
  ['l&&"function"!=typeof k||', ''],
  ['h?(l||y&&', 'h?(y&&'],
  [
    'I(a,w(_)?_:[_],r,u,i,f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))',
    'I(a,w(_)?_:[_],r,u,i,f,o,e,u.__k&&S(u,0),l,c))',
  ],
  ['l&&"textarea"!=C||(s="value"', '(s="value"'],
  ['$===x||l&&t.data==x||(t.data=x)', '$===x||(t.data=x)'],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
];

/** Takes parts that no mount uses out of Preact, whose version is pinned: another one has other names for them. */
export function stripPreact(): Plugin {
  return {
    name: 'strip-preact',
    transform(code, id) {
      if (!/\/preact\/dist\/preact\.mjs$/.test(id)) return null;
      let left = code;
      for (const [part, rest] of parts) {
        if (left.split(part).length !== 2) this.error(`preact no longer has: ${part}`);
        left = left.replace(part, () => rest);
      }
      return { code: left, map: null };
    },
  };
}
