export interface View {
  theme: 'light' | 'dark';
  width: number;
}

/** Views in which stories are tested: each theme at a narrow and at a wide screen, and each width in one theme. */
export const views: Record<'desk' | 'laptop' | 'phone' | 'tablet', View> = {
  desk: { theme: 'light', width: 1440 },
  laptop: { theme: 'dark', width: 1024 },
  tablet: { theme: 'light', width: 768 },
  phone: { theme: 'dark', width: 360 },
};

export const nameOf = ({ theme, width }: View): string => `${theme}-${width}`;
