export type PseudoState = 'hover' | 'pressed' | 'focus';

const pseudoClasses: [pattern: RegExp, className: string][] = [
  [/:hover/g, '.pseudo-hover'],
  [/:active/g, '.pseudo-pressed'],
  [/:focus-visible/g, '.pseudo-focus'],
];
const controlSelector = ':is(a, button, input, select, textarea, summary)';

/** Replaces the pseudo-class in a selector by a class of an ancestor. */
function toClassSelector(selector: string): string | undefined {
  const [pattern, className] = pseudoClasses.find(([each]) => selector.search(each) >= 0) ?? [];
  if (!pattern || !className) return undefined;
  const target = selector
    .replace(pattern, '')
    .replace(/:(?:is|where)\(\s*\)/g, '')
    .trim();
  return `${className} ${target === '' || target.startsWith('::') ? controlSelector + target : target}`;
}

function copyRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches) return Array.from(rule.cssRules, copyRule).join('');
  if (!(rule instanceof CSSStyleRule)) return '';
  const selectors = rule.selectorText.split(/,(?![^(]*\))/).flatMap((selector) => toClassSelector(selector) ?? []);
  return selectors.length > 0 ? `${selectors.join(', ')} { ${rule.style.cssText} }\n` : '';
}

const findSheet = () =>
  document.querySelector<HTMLStyleElement>('#pseudo-states') ??
  document.head.appendChild(Object.assign(document.createElement('style'), { id: 'pseudo-states' }));

/**
 * Copies the rules for hover, press and keyboard focus to selectors with a class, so that a picture can show these states without input.
 */
export function copyPseudoRules(): void {
  const sheet = findSheet();
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== sheet);
  const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules, copyRule)).join('');
  if (sheet.textContent !== rules) sheet.textContent = rules;
}
