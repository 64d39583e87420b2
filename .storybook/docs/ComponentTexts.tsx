import { en } from '../../ui-kit/src/en/index.ts';

type Texts = { [name: string]: string | Texts };

const russian: Record<string, Record<string, Texts>> = import.meta.glob('../../ui-kit/src/*/*-texts.ts', { eager: true });
const english = en as unknown as Record<string, Texts | undefined>;

/** Plural forms are one text. */
const isPlural = (texts: Texts) => typeof texts.other === 'string' || typeof texts.many === 'string';

const joinForms = (texts: Texts) => [...new Set(Object.values(texts))].join(' · ');

function listTexts(texts: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + name, text]];
    return isPlural(text) ? [[path + name, joinForms(text)]] : listTexts(text, `${path}${name}.`);
  });
}

/** The texts that a component brings itself, in both languages, by the names under which `LocaleProvider` replaces them. */
export function ComponentTexts({ name }: { name: string }) {
  const textsKey = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const constant = textsKey === 'authForm' ? 'authTexts' : `${textsKey}Texts`;
  const defaultTexts = Object.values(russian).find((module) => constant in module)?.[constant];
  if (!defaultTexts) return <p>It has no texts of its own: what it says comes from its properties.</p>;
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
        {listTexts(defaultTexts).map(([path, text]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td lang="ru">{text}</td>
            <td>{translations.get(path)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
