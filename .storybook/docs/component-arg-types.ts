import { enhanceArgTypes, extractComponentDescription, extractComponentProps } from 'storybook/internal/docs-tools';

const sizes = ['tiny', 'small', 'medium', 'large', 'hero'].map((size) => `"${size}"`);

/** Sorts numbers and sizes, the smallest first. TypeScript lists the members of a union in the order in which it met them. */
function sortOptions(options: readonly string[]): readonly string[] {
  if (options.every((option) => /^\d+$/.test(option))) return options.toSorted((a, b) => Number(a) - Number(b));
  if (options.every((option) => sizes.includes(option))) return options.toSorted((a, b) => sizes.indexOf(a) - sizes.indexOf(b));
  return options;
}

/**
 * Reads the properties of a component for its table and controls. Storybook's own reader of React components brings a parser and a printer
 * of JavaScript for PropTypes, 70 kB gzipped in every frame of a story; the kit has TypeScript only.
 */
function extractArgTypes(component: Parameters<typeof extractComponentProps>[0]) {
  const rows = extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
    const { name, description, sbType, required, defaultValue, jsDocTags } = propDef;
    const type: { name?: string; value?: unknown } | undefined = docgenInfo.type;
    const options = type?.name === 'enum' && Array.isArray(type.value) ? type.value.map(({ value }: { value: string }) => value) : null;
    const table = {
      type: options ? { summary: sortOptions(options).join(' | ') } : (propDef.type ?? undefined),
      jsDocTags,
      defaultValue: defaultValue ?? undefined,
    };
    return [name, { name, description, type: { required, ...sbType }, table }] as const;
  });
  return rows.length > 0 ? Object.fromEntries(rows) : null;
}

export const parameters = { docs: { extractArgTypes, extractComponentDescription } };
export const argTypesEnhancers = [enhanceArgTypes];
