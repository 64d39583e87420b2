/** How a browser replaces declared colours while colours are forced. Transparent backgrounds stay, transparent borders do not. */
const replacements: [property: RegExp, replace: (value: string) => string | null][] = [
  [/^background-color$/, (value) => (/^(transparent|inherit|initial|unset|rgba\(0, 0, 0, 0\))/.test(value) ? null : 'Canvas')],
  [/^(color|text-decoration-color|border(-[\w-]+)?-color|outline-color)$/, () => 'CanvasText'],
  [/^(box|text)-shadow$/, () => 'none'],
];

function replaceColours({ selectorText, style }: CSSStyleRule): string {
  if (style.getPropertyValue('forced-color-adjust') === 'none') return `${selectorText} { ${style.cssText} }\n`;
  const declarations = [...style].flatMap((property) => {
    const replace = replacements.find(([pattern]) => pattern.test(property))?.[1];
    const value = replace?.(style.getPropertyValue(property));
    return value ? [`${property}: ${value};`] : [];
  });
  return declarations.length > 0 ? `${selectorText} { ${declarations.join(' ')} }\n` : '';
}

/**
 * Returns the rules that replace the colours of a rule, within the same media queries and layers. Rules for forced colours apply as they
 * are.
 */
function replaceRuleColours(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return replaceColours(rule);
  if (!(rule instanceof CSSGroupingRule)) return '';
  const rules = [...rule.cssRules];
  if (!(rule instanceof CSSMediaRule))
    return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))} { ${rules.map(replaceRuleColours).join('')} }\n`;
  const condition = rule.media.mediaText;
  if (condition.includes('forced-colors: active')) return rules.map(({ cssText }) => `${cssText}\n`).join('');
  return `@media ${condition} { ${rules.map(replaceRuleColours).join('')} }\n`;
}

const controlRules = `a:any-link { color: LinkText; }
:is(button, input, select, textarea):disabled { color: GrayText; border-color: GrayText; }
:focus-visible { outline-color: Highlight; }
`;

let emulationSheet: HTMLStyleElement | undefined;

function updateSheet() {
  if (!emulationSheet) return;
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== emulationSheet);
  const rules = controlRules + sheets.flatMap(({ cssRules }) => Array.from(cssRules, replaceRuleColours)).join('');
  if (emulationSheet.textContent !== rules) emulationSheet.textContent = rules;
}

const observer = new MutationObserver(updateSheet);

/**
 * Emulates forced colours, such as Windows' high contrast, in a frame: replaces declared colours by system colours, and applies the rules
 * of `@media (forced-colors: active)`. Unlike a browser, the emulation does not change inline styles.
 */
export function forceColours(): void {
  emulationSheet ??= document.head.appendChild(document.createElement('style'));
  updateSheet();
  // Emotion adds the rules of a component when it renders, so the emulation is updated after every change of the page.
  observer.observe(document.body, { childList: true, subtree: true });
}

export function restoreColours(): void {
  observer.disconnect();
  emulationSheet?.remove();
  emulationSheet = undefined;
}
