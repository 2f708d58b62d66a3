// jsdom has no modal dialogs: here they are opened and closed, without the browser's handling of the focus
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// jsdom has no sizes: none ever changes
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no layout: visibility follows from styles only
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
