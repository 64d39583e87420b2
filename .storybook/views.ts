export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Each theme at one end of the widths: two runs cover both themes and both ends of the layout. */
export const views: Record<'desk' | 'phone', View> = {
  desk: { theme: 'light', width: 1440 },
  phone: { theme: 'dark', width: 360 },
};

/** Widths in between, for --full. */
export const viewsBetween: Record<'laptop' | 'tablet', View> = {
  laptop: { theme: 'dark', width: 1024 },
  tablet: { theme: 'light', width: 768 },
};

export const nameOf = ({ theme, width }: View): string => `${theme}-${width}`;
