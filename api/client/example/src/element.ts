export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Finds an element of index.html, or throws if there is none. */
export function findElement<FoundElement extends HTMLElement = HTMLElement>(id: string): FoundElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}.`);
  return element as FoundElement;
}
