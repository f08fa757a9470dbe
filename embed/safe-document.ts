/**
 * Reads a property of the document that the page may have shadowed: after `<form name="createElement">`,
 * `document.createElement` is the form.
 */
export const documentProperty = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document), name, document);

export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag] =>
  documentProperty('createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

/** Copies an object's own properties, without those that the page added to `Object.prototype`. */
export const ownProperties = <Of extends object>(object: Of): Of => ({ __proto__: null, ...object });
