/** A state of a control that needs a pointer or a key, which a picture has not. */
export type PseudoState = 'hover' | 'pressed' | 'focus';

const controlSelector = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [aria-disabled="true"])';

/** An attribute has the specificity of a pseudo-class, so that a copied rule wins over the same rules as the original. */
const mark = (name: string) => `[data-pseudo~="${name}"]`;

/** The longest first, because `:focus` begins the others. */
const pseudoClasses: [pattern: RegExp, replacement: string][] = [
  [/:focus-visible/g, mark('focus')],
  [/:focus-within/g, mark('within')],
  [/:focus(?!-)/g, mark('focus')],
  [/:hover/g, mark('hover')],
  [/:active/g, mark('pressed')],
];

const replacePseudoClasses = (selector: string): string =>
  pseudoClasses.reduce((replaced, [pattern, replacement]) => replaced.replace(pattern, replacement), selector);

function copyRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches) return Array.from(rule.cssRules, copyRule).join('');
  if (!(rule instanceof CSSStyleRule)) return '';
  const selector = replacePseudoClasses(rule.selectorText);
  return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }\n`;
}

const findSheet = () =>
  document.querySelector<HTMLStyleElement>('#pseudo-states') ??
  document.head.appendChild(Object.assign(document.createElement('style'), { id: 'pseudo-states' }));

/** Copies the rules for hover, press and focus to selectors with an attribute, so that a picture can have these states without input. */
function copyPseudoRules(): void {
  const sheet = findSheet();
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== sheet);
  const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules, copyRule)).join('');
  if (sheet.textContent !== rules) sheet.textContent = rules;
}

/** Elements around a control inside the picture: they are hovered and pressed with it, and know of its focus. */
function listAncestors(control: Element, picture: Element): Element[] {
  const parent = control.parentElement;
  return parent && parent !== picture ? [parent, ...listAncestors(parent, picture)] : [];
}

/** Puts the first control of a picture into a state, as one pointer or the focus would. */
export function applyPseudoState(picture: Element, state: PseudoState): void {
  copyPseudoRules();
  const control = picture.querySelector(controlSelector);
  if (!control || control.hasAttribute('data-pseudo')) return;
  // A pressed control is under the pointer.
  const own = state === 'pressed' ? 'hover pressed' : state;
  control.setAttribute('data-pseudo', state === 'focus' ? 'focus within' : own);
  for (const ancestor of listAncestors(control, picture)) ancestor.setAttribute('data-pseudo', state === 'focus' ? 'within' : own);
}
