export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Each theme is tested at one of the two extreme widths, so that two runs cover both themes and both extremes of the layout. */
export const views: Record<'desk' | 'phone', View> = {
  desk: { theme: 'light', width: 1440 },
  phone: { theme: 'dark', width: 360 },
};

/** Additional widths for --full, between the two extremes. */
export const viewsBetween: Record<'laptop' | 'tablet', View> = {
  laptop: { theme: 'dark', width: 1024 },
  tablet: { theme: 'light', width: 768 },
};

export const nameOf = ({ theme, width }: View): string => `${theme}-${width}`;
