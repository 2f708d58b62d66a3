// jsdom has no modal dialogs: here they are shown and closed, and the browser's part in their focus is left out
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// nor has it sizes: nothing ever changes its own
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// nor does it lay out: what is seen follows from styles alone
if (typeof Element !== 'undefined') {
  const isSeen = (one: Element | null): boolean =>
    one === null || (getComputedStyle(one).display !== 'none' && isSeen(one.parentElement));
  Element.prototype.checkVisibility ??= function checkVisibility() {
    return this.isConnected && isSeen(this);
  };
}

globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
