import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { en } from '../../ui-kit/src/en/index.ts';
import type { Guide } from '../../ui-kit/src/internal/guide.ts';
import type { ItemType } from '../reference/item-types.ts';
import type { UsedTexts } from '../reference/used-texts.ts';
import { ComponentLink, Prose, ProseList } from './Prose.tsx';
import { findComponent, ReferenceContext } from './reference.ts';

type Texts = { [name: string]: string | Texts };

const russian: Record<string, Record<string, Texts>> = import.meta.glob('../../ui-kit/src/*/*-texts.ts', { eager: true });
const english = en as unknown as Record<string, Texts | undefined>;

/** Whether texts are the plural forms of one noun, which count as one text. */
const isPlural = (texts: Texts) => typeof texts.other === 'string' || typeof texts.many === 'string';

/** A text as it is written in code: a table would not display its line breaks. */
const printText = (text: string) => text.replaceAll('\n', '\\n');

const joinForms = (texts: Texts) => [...new Set(Object.values(texts))].join(' · ');

function listTexts(texts: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + name, printText(text)]];
    return isPlural(text) ? [[path + name, joinForms(text)]] : listTexts(text, `${path}${name}.`);
  });
}

interface TextTableProps {
  textsKey: string;
  texts: Texts;
}

/** Texts in both languages, by the names under which `LocaleProvider` replaces them. */
function TextTable({ textsKey, texts }: TextTableProps) {
  const translations = new Map(listTexts(english[textsKey] ?? {}));
  return (
    <table className="guide-texts">
      <thead>
        <tr>
          <th>
            <code>texts.{textsKey}</code>
          </th>
          <th>Russian</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {listTexts(texts).map(([path, text]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td lang="ru">{text}</td>
            <td>{translations.get(path) || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Constants with texts that are not named `${textsKey}Texts`. */
const irregularConstants: Record<string, string> = { authForm: 'authTexts', nouns: 'nounTexts' };

/** Finds the texts with the key `textsKey`, and the path of the module that exports them. */
function findModule(textsKey: string): [path: string, texts: Texts] {
  const constant = irregularConstants[textsKey] ?? `${textsKey}Texts`;
  const [path, module] = Object.entries(russian).find(([, exports]) => constant in exports) ?? [];
  const texts = module?.[constant];
  if (!path || !texts) throw new Error(`No texts are called ${constant}.`);
  return [path, texts];
}

/** The texts under a name that a component uses, without those that its guide excludes. */
function findTexts({ name, keys }: UsedTexts, unused: readonly string[]): TextTableProps[] {
  if (unused.includes(name)) return [];
  const [, texts] = findModule(name);
  const usedEntries = Object.entries(texts).filter(([key]) => (keys?.includes(key) ?? true) && !unused.includes(`${name}.${key}`));
  return usedEntries.length > 0 ? [{ textsKey: name, texts: Object.fromEntries(usedEntries) }] : [];
}

/** Whether a type lists the texts of every component. The types of its members, `Translated<…>`, would not help a reader. */
export const isListOfTexts = ({ members }: ItemType) => members.length > 0 && members.every(({ type }) => type.startsWith('Translated<'));

/** Names of texts, each with a link to the page that lists them. Texts that several components share have no page, and are listed here. */
const TextOverview = ({ textsKeys }: { textsKeys: readonly string[] }) => {
  const { component: current } = useContext(ReferenceContext);
  const textsWithPages = textsKeys.map((textsKey) => {
    const [path, texts] = findModule(textsKey);
    return { textsKey, texts, component: findComponent(path) };
  });
  const sharedTexts = textsWithPages.filter(({ component }) => !component || component === current);
  return (
    <>
      <ul className="text-names">
        {textsWithPages
          .filter((entry) => !sharedTexts.includes(entry))
          .map(({ textsKey, texts, component = '' }) => (
            <li key={textsKey}>
              <code>{textsKey}</code>: {listTexts(texts).length} of <ComponentLink name={component} />
            </li>
          ))}
      </ul>
      <p>Those that several components share:</p>
      {sharedTexts.map(({ textsKey, texts }) => (
        <TextTable key={textsKey} textsKey={textsKey} texts={texts} />
      ))}
    </>
  );
};

/** The texts of all components, by the names under which an application replaces them. */
export const AllTexts = ({ name, description, members }: ItemType) => (
  <>
    <Subheading>{name}</Subheading>
    {description && (
      <p>
        <Prose text={description} />
      </p>
    )}
    <TextOverview textsKeys={members.map((member) => member.name)} />
  </>
);

interface ComponentTextsProps {
  notes?: Guide['language'];
  /** Names of texts that the component's parts use and the component never displays. */
  unused?: Guide['unusedTexts'];
}

/** The language-dependent parts of a component: formats, and the texts of the component and of the components inside it. */
export function ComponentTexts({ notes = [], unused = [] }: ComponentTextsProps) {
  const { usedTexts } = useContext(ReferenceContext);
  const tables = usedTexts.flatMap((texts) => findTexts(texts, unused));
  if (notes.length === 0 && tables.length === 0) return null;
  return (
    <>
      <Heading>Language</Heading>
      {notes.length > 0 && <ProseList items={notes} />}
      {tables.length > 0 && (
        <p>
          What it says by itself. <code>LocaleProvider</code> replaces these texts by their names.
        </p>
      )}
      {tables.map((table) => (
        <TextTable key={table.textsKey} {...table} />
      ))}
    </>
  );
}
