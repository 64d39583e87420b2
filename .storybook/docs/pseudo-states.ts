import type { PseudoState } from '../../ui-kit/src/internal/guide.ts';

/** Selects controls that can be used. */
const anyControl = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [aria-disabled="true"])';

/** An attribute has the specificity of a pseudo-class, so that a copied rule wins over the same rules as the original. */
const selectMarked = (name: string) => `[data-pseudo~="${name}"]`;

/** The pattern of `:focus` must not match the names that begin with `:focus-`. */
const pseudoClasses: [pattern: RegExp, replacement: string][] = [
  [/:focus-visible/g, selectMarked('focus')],
  [/:focus-within/g, selectMarked('within')],
  [/:focus(?!-)/g, selectMarked('focus')],
  [/:hover/g, selectMarked('hover')],
  [/:active/g, selectMarked('pressed')],
];

const replacePseudoClasses = (selector: string): string =>
  pseudoClasses.reduce((replaced, [pattern, replacement]) => replaced.replace(pattern, replacement), selector);

// `instanceof` does not recognize the rules of a frame, which has constructors of its own, so properties tell them apart.
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;

/** Replaces the parts of a media query that need a hovering pointer by a condition that is always true. */
const assumePointer = (condition: string) => condition.replaceAll(/\((?:any-)?(?:hover: hover|pointer: fine)\)/g, '(min-width: 0px)');

function copyRule(rule: CSSRule, page: Document): string {
  if (isStyleRule(rule)) {
    const selector = replacePseudoClasses(rule.selectorText);
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }\n`;
  }
  // The states of a pointer are drawn on a page on a touch screen, too.
  if (!isMediaRule(rule) || !page.defaultView?.matchMedia(assumePointer(rule.media.mediaText)).matches) return '';
  return Array.from(rule.cssRules, (nestedRule) => copyRule(nestedRule, page)).join('');
}

const findSheet = (page: Document) =>
  page.querySelector<HTMLStyleElement>('#pseudo-states') ??
  page.head.appendChild(Object.assign(page.createElement('style'), { id: 'pseudo-states' }));

/**
 * Copies the rules for hover, press and focus to selectors with an attribute, so that the picture of a story can have these states without
 * input.
 */
function copyPseudoRules(page: Document): void {
  const sheet = findSheet(page);
  const sheets = [...page.styleSheets].filter(({ ownerNode }) => ownerNode !== sheet);
  const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules, (rule) => copyRule(rule, page))).join('');
  if (sheet.textContent !== rules) sheet.textContent = rules;
}

/** Elements around a control inside the picture: they are hovered and pressed with it, and match `:focus-within`. */
function listAncestors(control: Element, picture: Element): Element[] {
  const parent = control.parentElement;
  return parent && parent !== picture ? [parent, ...listAncestors(parent, picture)] : [];
}

/** The control in the picture of a story that the selector finds, by default the first one that can be used. */
export const findControl = (picture: Element, selector = anyControl) => picture.querySelector(selector);

/** The elements to mark for a state, with their marks: the control, its labels and its ancestors. */
function listMarks(control: Element, picture: Element, state: PseudoState): [element: Element, mark: string][] {
  const ancestors = listAncestors(control, picture);
  if (state === 'focus') return [...ancestors.map((ancestor): [Element, string] => [ancestor, 'within']), [control, 'focus within']];
  // A pressed control is under the pointer, so it is hovered, too.
  const controlMark = state === 'pressed' ? 'hover pressed' : state;
  // The pointer is over a field through its label, which may be the only visible part of the field.
  const { labels } = control as Partial<HTMLInputElement>;
  return [...ancestors, ...(labels ?? []), control].map((element) => [element, controlMark]);
}

const setMarks = (marks: readonly [element: Element, mark: string][]) => {
  for (const [element, value] of marks) element.setAttribute('data-pseudo', value);
  return () => {
    for (const [element] of marks) element.removeAttribute('data-pseudo');
  };
};

/** Gives a control the look of the focus. Returns a function that removes this look. */
export function applyFocus(control: Element): () => void {
  copyPseudoRules(control.ownerDocument);
  return setMarks(listMarks(control, control.ownerDocument.body, 'focus'));
}

/**
 * Puts a control in the picture of a story into a state, as one pointer or the focus would. Returns a function that removes the state.
 * @param selector Finds the control, by default the first one that can be used.
 */
export function applyPseudoState(picture: Element, state: PseudoState, selector?: string): () => void {
  copyPseudoRules(picture.ownerDocument);
  const control = findControl(picture, selector);
  if (!control || control.hasAttribute('data-pseudo')) return () => undefined;
  // In a menu or list, a script highlights the current item by an attribute, so the attribute is set here.
  const isHighlighted = control.matches('[role=menuitem], [role=option]') && !control.hasAttribute('data-highlighted');
  if (isHighlighted) control.setAttribute('data-highlighted', '');
  const removeMarks = setMarks(listMarks(control, picture, state));
  return () => {
    if (isHighlighted) control.removeAttribute('data-highlighted');
    removeMarks();
  };
}
