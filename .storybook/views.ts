export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Two views cover both themes and both ends of the layout: one theme at each width. */
export const views: Record<'desk' | 'phone', View> = {
  desk: { theme: 'light', width: 1440 },
  phone: { theme: 'dark', width: 360 },
};

/** The widths in between, tested in full runs. */
export const viewsBetween: Record<'laptop' | 'tablet', View> = {
  laptop: { theme: 'dark', width: 1024 },
  tablet: { theme: 'light', width: 768 },
};

export const nameOf = ({ theme, width }: View): string => `${theme}-${width}`;
