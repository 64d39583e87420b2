import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Button } from '@meet/ui-kit/button';
import { Chip } from '@meet/ui-kit/chip';
import { Link } from '@meet/ui-kit/link';
import { TextField } from '@meet/ui-kit/text-field';
import { color, font, space } from '@meet/ui-kit/theme';
import { useLayoutEffect, useRef } from 'react';
import { Form, href, useLocation } from 'react-router';
import { wrap } from '../platform/theme/layout-style.ts';
import { heading1 } from '../platform/theme/text-style.ts';
import { useTargetLocation } from '../platform/use-target-location.ts';
import type { SearchPageData } from './search-page.server.ts';
import { buildResultsHref, hasContinuation } from './search-query.rules.ts';

const root = css({ display: 'grid', justifyItems: 'start', gap: space(4), paddingBottom: space(2), overflowWrap: 'anywhere' });
const formStyle = css({ width: '100%', maxWidth: 560, '& ::-webkit-search-cancel-button': { appearance: 'none' } });
const noteStyle = css({ font: font(400, 14), color: color('muted') });
const chipsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

interface SuggestionsProps {
  query: string;
  suggestions: readonly string[];
}

function Suggestions({ query, suggestions }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  const label = hasContinuation(query, suggestions) ? 'Уточнить запрос' : 'Возможно, вы искали';
  return (
    <>
      <p css={noteStyle}>{label}</p>
      <ul css={chipsStyle} aria-label={label}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Chip href={buildResultsHref(suggestion)}>{suggestion}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

const CorrectedQueryNote = ({ query }: { query: string }) => (
  <p>
    Показали по&nbsp;запросу «
    <Link href={buildResultsHref(query)} variant="underlined">
      {query}
    </Link>
    »
  </p>
);

/** Says which words of the query were dropped or replaced because nothing matches the whole query. */
const Adjustments = ({ sentences }: { sentences: readonly string[] }) => sentences.map((sentence) => <p key={sentence}>{sentence}</p>);

function SearchScopeNote({ name, wholeShopHref }: { name: string; wholeShopHref: string }) {
  return (
    <p css={noteStyle}>
      Ищем в&nbsp;разделе «{name}».{' '}
      <Link href={wholeShopHref} variant="underlined">
        Искать во&nbsp;всём магазине
      </Link>
    </p>
  );
}

/** Fills the search field with the query of each page that loads, unless the shopper has typed since requesting that page. */
function useQueryField(query: string) {
  const { key } = useLocation();
  const destination = useTargetLocation();
  const field = useRef<HTMLInputElement>(null);
  const displayedQuery = useRef(query);
  const locationKeyWhenTyped = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!field.current || displayedQuery.current === query) return;
    displayedQuery.current = query;
    if (locationKeyWhenTyped.current !== key) field.current.value = query;
    locationKeyWhenTyped.current = undefined;
  }, [query, key]);
  const handleTyping = () => {
    locationKeyWhenTyped.current = destination.key;
  };
  return { field, handleTyping };
}

/** Heading and search field of the search page, with suggestions for other queries. */
export function SearchHead({ query, suggestions, takenFor, adjustments, directory, path }: SearchPageData) {
  const { field, handleTyping } = useQueryField(query);
  const wholeShopHref = query ? buildResultsHref(query) : href('/search/:directory?');
  return (
    <div css={wrap}>
      <Breadcrumbs
        items={[
          { label: 'Главная', href: href('/') },
          ...(directory ? [{ label: 'Поиск', href: wholeShopHref }, { label: directory.name }] : [{ label: 'Поиск' }]),
        ]}
      />
      <div css={root}>
        <h1 css={heading1}>{query ? `«${query}»` : 'Популярное'}</h1>
        {takenFor && <CorrectedQueryNote query={takenFor} />}
        <Adjustments sentences={adjustments} />
        <search css={formStyle}>
          <Form action={path}>
            <TextField
              ref={field}
              onValueChange={handleTyping}
              label="Что искать"
              hideLabel
              name="query"
              type="search"
              defaultValue={query}
              placeholder="Кроссовки, бренд или артикул"
              maxLength={200}
              enterKeyHint="search"
              action={<Button type="submit">Найти</Button>}
            />
          </Form>
        </search>
        {directory && <SearchScopeNote name={directory.name} wholeShopHref={wholeShopHref} />}
        <Suggestions query={query} suggestions={suggestions} />
      </div>
    </div>
  );
}
