/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LinkButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { ErrorPageLayout } from '../internal/ErrorPageLayout.tsx';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, role, space } from '../theme/index.ts';
import { notFoundTexts } from './not-found-texts.ts';

/** A category where the shopper can continue. */
export interface NotFoundCategory {
  /** Name of the category, as the menu has it. */
  label: string;
  /** Address of the category's listing, unique in the list. */
  href: string;
}

export interface NotFoundProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Address of the link «Каталог».
   * @default '/catalog'
   */
  catalogHref?: string | undefined;
  /**
   * Address that the search form sends `?query=` to. `null` hides the form.
   * @default '/search'
   */
  searchAction?: string | null | undefined;
  /**
   * Links to categories, where the shopper can continue.
   * @default []
   */
  categories?: readonly NotFoundCategory[] | undefined;
  /** Picture beside the text, or below the text on screens under 1024 px: a `Picture` or an `img`, which fills its box. */
  picture?: ReactNode;
}

const searchForm = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: 'var(--meet-control-medium)',
  borderBottom: `1px solid ${role('control')}`,
  '&:focus-within': { borderColor: role('text'), boxShadow: `0 1px ${role('text')}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 'var(--meet-control-medium)',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    appearance: 'none',
    font: font(400, 16),
  },
  '& input::placeholder': { color: role('muted'), opacity: 1 },
  '& input::-webkit-search-cancel-button': { appearance: 'none' },
  [forcedColors]: { '&:focus-within': { outline: '2px solid' } },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

function SearchForm({ action }: { action: string }) {
  const id = useId();
  const texts = useTexts('notFound', notFoundTexts);
  return (
    <form aria-label={texts.search} action={action} css={searchForm}>
      <Icon name="search" />
      <label htmlFor={id} css={hidden}>
        {texts.searchLabel}
      </label>
      <input id={id} name="query" type="search" enterKeyHint="search" placeholder={texts.searchPlaceholder} />
    </form>
  );
}

/**
 * Page for an unknown address, with links to continue. For an empty search take `EmptyState`. Respond with status 404 and set `noindex`.
 */
export function NotFound({ catalogHref = '/catalog', searchAction = '/search', categories = [], picture, ...sectionProps }: NotFoundProps) {
  const texts = useTexts('notFound', notFoundTexts);
  return (
    <ErrorPageLayout word="404" wordSize="short" sentence={texts.sentence} picture={picture} {...sectionProps}>
      <LinkButton href={catalogHref} size="large">
        {texts.catalog}
      </LinkButton>
      {searchAction && <SearchForm action={searchAction} />}
      {categories.length > 0 && (
        <ul css={chips} role="list" aria-label={texts.categories}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Chip href={href}>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
    </ErrorPageLayout>
  );
}
