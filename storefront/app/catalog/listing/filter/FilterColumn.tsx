import { css } from '@emotion/react';
import { color, media } from '@meet/ui-kit/theme';
import { FilterColumnContent, type FilterColumnContentProps } from './FilterColumnContent.tsx';
import { PrerenderedFilterColumn } from './PrerenderedFilterColumn.tsx';

// On narrow screens the filters cover the page while the URL targets them, so that they open before hydration and without JavaScript.
const columnStyle = css({
  display: 'none',
  '&:target': {
    position: 'fixed',
    inset: 0,
    zIndex: 6,
    display: 'block',
    overflowY: 'auto',
    paddingInline: 'var(--meet-gutter)',
    background: color('panel'),
    '--ground': color('panel'),
  },
  [media.desktop]: {
    '&, &:target': { position: 'static', display: 'block', overflow: 'visible', padding: 0, background: 'none' },
    '&[hidden]': { display: 'none' },
  },
});

interface FilterColumnProps extends FilterColumnContentProps {
  id: string;
  /** Whether the column is hidden to give the products more space. */
  isHidden: boolean;
}

/** The filter column of wide screens. On narrow screens the filter link opens the column before hydration. */
export function FilterColumn({ id, isHidden, ...contentProps }: FilterColumnProps) {
  const asideProps = { css: columnStyle, id, 'aria-label': 'Фильтры', hidden: isHidden };
  if (import.meta.env.SSR) return <PrerenderedFilterColumn {...asideProps} {...contentProps} />;
  return (
    <aside {...asideProps}>
      <FilterColumnContent {...contentProps} />
    </aside>
  );
}
