import { actionBound, makeObservable, observable } from 'mobx';

/** Whether the shopper has hidden the filter column in this tab. It stays hidden on every listing. */
export class FilterColumnStore {
  isHidden = false;

  constructor() {
    makeObservable(this, { isHidden: observable, setHidden: actionBound });
  }

  setHidden(isHidden: boolean) {
    this.isHidden = isHidden;
  }
}
