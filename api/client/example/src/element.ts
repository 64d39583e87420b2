/** Creates an element with properties and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** The element of index.html with this id. */
export function findElement<Element extends HTMLElement = HTMLElement>(id: string): Element {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}.`);
  return found as Element;
}
