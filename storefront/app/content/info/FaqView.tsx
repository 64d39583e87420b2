import { css } from '@emotion/react';
import { Accordion } from '@meet/ui-kit/accordion';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Link } from '@meet/ui-kit/link';
import { color, font } from '@meet/ui-kit/theme';
import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { RoutedProse } from '../RoutedProse.tsx';
import { InfoLayout } from './InfoLayout.tsx';

export interface FaqEntry {
  id: string;
  /** Anchor of the answer: /info/faq#{anchor} */
  anchor: string;
  question: string;
  answerHtml: string;
}

// The anchor is inside the collapsed content and not on its container. Browsers expand the container of an element that the URL
// targets, even without JavaScript.
const answerStyle = css({ scrollMarginTop: 148 });
const link = css({ font: font(400, 14), color: color('muted') });

interface FaqViewProps {
  path: string;
  entries: readonly FaqEntry[];
}

export function FaqView({ path, entries }: FaqViewProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const items = entries.map(({ id, anchor, question, answerHtml }) => ({
    id: `question-${id}`,
    label: question,
    open: (isHydrated && hash === `#${anchor}`) || undefined,
    content: (
      <div id={anchor} css={answerStyle}>
        <RoutedProse html={answerHtml} />
        <Link href={`#${anchor}`} css={link} variant="underlined" standalone>
          Ссылка на&nbsp;этот ответ
        </Link>
      </div>
    ),
  }));
  return (
    <InfoLayout path={path} title={'Вопросы и\u00a0ответы'}>
      {items.length > 0 ? (
        <Accordion items={items} headingLevel={2} />
      ) : (
        <EmptyState
          title="Ответов пока нет"
          text="Спросите нас: контакты рядом."
          actions={
            <Link href="/info/contacts" variant="underlined">
              Контакты
            </Link>
          }
        />
      )}
    </InfoLayout>
  );
}
