/**
 * The rules of reset.css that components need, limited to the kit's own elements, so that a page without the reset keeps the margins of its
 * texts and the boxes of its buttons. The rules have no specificity, so that any rule of a component or of the page overrides them.
 */
export function createBaseRules(key: string): string {
  const styledSelector = `[class^="${key}-"],[class*=" ${key}-"]`;
  const childSelector = `:is(${styledSelector})>`;
  // Includes elements without a class: rows of choices and boxes of fields style the elements inside them with one rule.
  const styledParts = `${styledSelector},${childSelector}*,${childSelector}label>*`;
  const controlSelector = ':is(button,input,select,textarea)';
  return [
    `:where(${styledParts}),:where(${styledParts})::before,:where(${styledParts})::after{box-sizing:border-box}`,
    `:where(${styledSelector},${childSelector}${controlSelector}){margin:0}`,
    `:where(ul,ol):where(${styledSelector}){padding:0;list-style:none}`,
    `:where(a):where(${styledSelector}){color:inherit;text-decoration:none}`,
    `:where(img):where(${styledSelector}){display:block;max-width:100%;height:auto}`,
    // Keeps icons inline, because Tailwind's reset makes them block elements.
    `:where(svg):where(${styledParts}){display:inline;vertical-align:baseline}`,
    `:where(${controlSelector}):where(${styledParts}){font:inherit;color:inherit}`,
    `:where(button):where(${styledSelector}){padding:0;border:0;border-radius:0;background:none;cursor:pointer;text-align:start}`,
    `:where(h1,h2,h3):where(${styledSelector}){letter-spacing:var(--meet-tight);text-wrap:balance}`,
    `:where(p,dd):where(${styledSelector}){text-wrap:pretty}`,
    `:where(${styledParts}):where(:focus-visible){outline:2px solid var(--meet-focus);outline-offset:2px;border-radius:var(--meet-radius-control)}`,
  ].join('');
}
