import { createContext, useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentReference } from '../reference/plugin.ts';
import type { Snippet } from '../reference/snippets.ts';

const modules = import.meta.glob<ComponentReference>('../../ui-kit/src/*/*.guide.ts', { query: '?reference', import: 'default' });

/** Components with a guide, and so with a docs page. */
export const componentNames = Object.keys(modules).map((path) => path.replace(/^.*\/|\.guide\.ts$/g, ''));

/** The component that has its guide in the folder of a file. */
export function findComponent(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return componentNames[Object.keys(modules).findIndex((path) => path.startsWith(folder))];
}

const emptyReference: ComponentReference = {
  component: '',
  snippets: {},
  itemTypes: [],
  functions: [],
  optionOrders: {},
  defaults: {},
  parts: {},
  usedTexts: [],
  changes: [],
};

const references = new Map<string, Promise<ComponentReference>>();

/**
 * Loads the reference of a component, which its docs page displays. Every call returns the same promise, so that the page can wait for it
 * while it renders.
 */
export function loadReference(component: string): Promise<ComponentReference> {
  const [, load] = Object.entries(modules).find(([path]) => path.includes(`/${component}.guide.ts`)) ?? [];
  const reference = references.get(component) ?? load?.() ?? Promise.resolve(emptyReference);
  references.set(component, reference);
  return reference;
}

export const ReferenceContext = createContext(emptyReference);

/** Finds the code of a story as another project can paste it. */
export function useSnippet({ id, componentId }: PreparedStory): Snippet | undefined {
  const { snippets } = useContext(ReferenceContext);
  return Object.entries(snippets).find(([name]) => toId(componentId, storyNameFromExport(name)) === id)?.[1];
}
