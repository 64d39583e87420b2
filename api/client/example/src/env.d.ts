interface ImportMeta {
  readonly env: {
    /** Origin of the API, if this page's own server does not pass requests on to it. */
    readonly VITE_SHOP?: string;
  };
}
