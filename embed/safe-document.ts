/**
 * A property of the document that no element of the page hides: `<form name="createElement">` would be found under that name
 * instead. It is read past a `Document` that the page may have defined, too.
 */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document), name, document);

/** Creates an element. */
export const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  ofDocument('createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

/** A copy of an object's own properties, without what the page has added to all objects. */
export const ownOf = <Of extends object>(object: Of): Of => ({ __proto__: null, ...object });
