export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Each theme at the width where the other is not: both themes and both ends of the layout in two visits. */
export const views: Record<'desk' | 'phone', View> = {
  desk: { theme: 'light', width: 1440 },
  phone: { theme: 'dark', width: 360 },
};

/** The widths between, for when there is more time. */
export const viewsBetween: Record<'laptop' | 'tablet', View> = {
  laptop: { theme: 'dark', width: 1024 },
  tablet: { theme: 'light', width: 768 },
};

export const nameOf = ({ theme, width }: View): string => `${theme}-${width}`;
