import type { appBannerTexts } from '../app-banner/app-banner-texts.ts';
import type { appliedFiltersTexts } from '../applied-filters/applied-filters-texts.ts';
import type { authTexts } from '../auth-form/auth-texts.ts';
import type { bonusSliderTexts } from '../bonus-slider/bonus-slider-texts.ts';
import type { breadcrumbsTexts } from '../breadcrumbs/breadcrumbs-texts.ts';
import type { cartLineTexts } from '../cart-line/cart-line-texts.ts';
import type { categoryMenuTexts } from '../category-menu/category-menu-texts.ts';
import type { chipTexts } from '../chip/chip-texts.ts';
import type { codeFieldTexts } from '../code-field/code-field-texts.ts';
import type { colourPickerTexts } from '../colour-picker/colour-picker-texts.ts';
import type { comboboxTexts } from '../combobox/combobox-texts.ts';
import type { confirmDialogTexts } from '../confirm-dialog/confirm-dialog-texts.ts';
import type { consentBannerTexts } from '../consent-banner/consent-banner-texts.ts';
import type { copyTextTexts } from '../copy-text/copy-text-texts.ts';
import type { countdownTexts } from '../countdown/countdown-texts.ts';
import type { fieldTexts } from '../field/field-texts.ts';
import type { fileFieldTexts } from '../file-field/file-field-texts.ts';
import type { filterPanelTexts } from '../filter-panel/filter-panel-texts.ts';
import type { footerTexts } from '../footer/footer-texts.ts';
import type { paymentMarkTexts } from '../footer/payment-mark-texts.ts';
import type { galleryTexts } from '../gallery/gallery-texts.ts';
import type { galleryZoomTexts } from '../gallery/gallery-zoom-texts.ts';
import type { headerTexts } from '../header/header-texts.ts';
import type { overlayTexts } from '../internal/overlay-texts.ts';
import type { loadMoreTexts } from '../load-more/load-more-texts.ts';
import type { loyaltyLevelsTexts } from '../loyalty-levels/loyalty-levels-texts.ts';
import type { noSignalTexts } from '../no-signal/no-signal-texts.ts';
import type { notFoundTexts } from '../not-found/not-found-texts.ts';
import type { numberFieldTexts } from '../number-field/number-field-texts.ts';
import type { bonusRowTexts } from '../order-summary/bonus-row-texts.ts';
import type { orderSummaryTexts } from '../order-summary/order-summary-texts.ts';
import type { paginationTexts } from '../pagination/pagination-texts.ts';
import type { phoneFieldTexts } from '../phone-field/phone-field-texts.ts';
import type { PluralForms } from '../plural/index.ts';
import type { nounTexts } from '../plural/plural-texts.ts';
import type { priceTexts } from '../price/price-texts.ts';
import type { productCardTexts } from '../product-card/product-card-texts.ts';
import type { promoFieldTexts } from '../promo-field/promo-field-texts.ts';
import type { proseTexts } from '../prose/prose-texts.ts';
import type { rangeSliderTexts } from '../range-slider/range-slider-texts.ts';
import type { ratingInputTexts } from '../rating/rating-input-texts.ts';
import type { ratingTexts } from '../rating/rating-texts.ts';
import type { resultPanelTexts } from '../result-panel/result-panel-texts.ts';
import type { reviewCardTexts } from '../review-card/review-card-texts.ts';
import type { reviewSummaryTexts } from '../review-summary/review-summary-texts.ts';
import type { searchFieldTexts } from '../search-field/search-field-texts.ts';
import type { sizeGuideTexts } from '../size-guide/size-guide-texts.ts';
import type { sizePickerTexts } from '../size-picker/size-picker-texts.ts';
import type { sortSelectTexts } from '../sort-select/sort-select-texts.ts';
import type { stepperTexts } from '../stepper/stepper-texts.ts';
import type { tableTexts } from '../table/table-texts.ts';
import type { textAreaTexts } from '../text-area/text-area-texts.ts';
import type { toasterTexts } from '../toaster/toaster-texts.ts';
import type { brandTexts } from './brand-texts.ts';

/** Type of texts in any language, derived from the Russian texts: the same keys, other words and plural forms. */
type Translated<Text> = Text extends string
  ? string
  : Text extends { one: string }
    ? PluralForms
    : { readonly [Name in keyof Text]: Translated<Text[Name]> };

/** All texts of the kit, by component. A word in braces, such as `{name}`, is replaced by a value. */
export interface Texts {
  appBanner: Translated<typeof appBannerTexts>;
  appliedFilters: Translated<typeof appliedFiltersTexts>;
  authForm: Translated<typeof authTexts>;
  bonusRow: Translated<typeof bonusRowTexts>;
  bonusSlider: Translated<typeof bonusSliderTexts>;
  brand: Translated<typeof brandTexts>;
  breadcrumbs: Translated<typeof breadcrumbsTexts>;
  cartLine: Translated<typeof cartLineTexts>;
  categoryMenu: Translated<typeof categoryMenuTexts>;
  chip: Translated<typeof chipTexts>;
  codeField: Translated<typeof codeFieldTexts>;
  colourPicker: Translated<typeof colourPickerTexts>;
  combobox: Translated<typeof comboboxTexts>;
  confirmDialog: Translated<typeof confirmDialogTexts>;
  consentBanner: Translated<typeof consentBannerTexts>;
  copyText: Translated<typeof copyTextTexts>;
  countdown: Translated<typeof countdownTexts>;
  field: Translated<typeof fieldTexts>;
  fileField: Translated<typeof fileFieldTexts>;
  filterPanel: Translated<typeof filterPanelTexts>;
  footer: Translated<typeof footerTexts>;
  gallery: Translated<typeof galleryTexts>;
  galleryZoom: Translated<typeof galleryZoomTexts>;
  header: Translated<typeof headerTexts>;
  loadMore: Translated<typeof loadMoreTexts>;
  loyaltyLevels: Translated<typeof loyaltyLevelsTexts>;
  noSignal: Translated<typeof noSignalTexts>;
  notFound: Translated<typeof notFoundTexts>;
  nouns: Translated<typeof nounTexts>;
  numberField: Translated<typeof numberFieldTexts>;
  orderSummary: Translated<typeof orderSummaryTexts>;
  overlay: Translated<typeof overlayTexts>;
  pagination: Translated<typeof paginationTexts>;
  paymentMark: Translated<typeof paymentMarkTexts>;
  phoneField: Translated<typeof phoneFieldTexts>;
  price: Translated<typeof priceTexts>;
  productCard: Translated<typeof productCardTexts>;
  promoField: Translated<typeof promoFieldTexts>;
  prose: Translated<typeof proseTexts>;
  rangeSlider: Translated<typeof rangeSliderTexts>;
  rating: Translated<typeof ratingTexts>;
  ratingInput: Translated<typeof ratingInputTexts>;
  resultPanel: Translated<typeof resultPanelTexts>;
  reviewCard: Translated<typeof reviewCardTexts>;
  reviewSummary: Translated<typeof reviewSummaryTexts>;
  searchField: Translated<typeof searchFieldTexts>;
  sizeGuide: Translated<typeof sizeGuideTexts>;
  sizePicker: Translated<typeof sizePickerTexts>;
  sortSelect: Translated<typeof sortSelectTexts>;
  stepper: Translated<typeof stepperTexts>;
  table: Translated<typeof tableTexts>;
  textArea: Translated<typeof textAreaTexts>;
  toaster: Translated<typeof toasterTexts>;
}

/** Texts that a shop replaces: any texts of any components, such as `{ brand: { name: 'Acme' }, price: { old: 'Was' } }`. */
export type OwnTexts = { readonly [Component in keyof Texts]?: Partial<Texts[Component]> | undefined };
