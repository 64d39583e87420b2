export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Views in which every story is drawn: a phone in the dark theme, and a wide screen in the light one. */
export const views: Record<'phone' | 'desktop', View> = {
  phone: { theme: 'dark', width: 360 },
  desktop: { theme: 'light', width: 1440 },
};

/** Views whose widths are between those of phone and desktop, for stories whose layout changes there. */
export const middleViews: Record<'tablet' | 'laptop', View> = {
  tablet: { theme: 'light', width: 768 },
  laptop: { theme: 'dark', width: 1024 },
};

export const formatViewName = ({ theme, width }: View): string => `${theme}-${width}`;

const layoutTagPrefix = 'layout-';

/** Returns the middle views in which a story is drawn too: those of its tags `layout-768` and `layout-1024`. */
export function findLayoutViews(tags: readonly string[]): View[] {
  return tags
    .filter((tag) => tag.startsWith(layoutTagPrefix))
    .map((tag) => {
      const view = Object.values(middleViews).find(({ width }) => tag === `${layoutTagPrefix}${width}`);
      if (!view) throw new Error(`No story is drawn for the tag ${tag}`);
      return view;
    });
}
