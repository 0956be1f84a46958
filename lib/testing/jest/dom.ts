import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { notifyManager } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { receiveToasts } from '@/components/ui/feedback/toast-queue';
import { limit } from '@/scripts/lib/test/speed';
import { betweenFiles } from './group';

// How long findBy… and waitFor wait for what comes.
configure({ asyncUtilTimeout: limit(5_000) });

// An answer is on the screen when the act that asked for it ends: a timer may come after it on a busy machine.
notifyManager.setScheduler(queueMicrotask);

// jsdom lacks a text encoder, …
Object.assign(globalThis, { TextEncoder });

// … a layout to scroll, …
Element.prototype.scrollIntoView ??= () => {};

// … methods of dialogs …
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// … and of a Blob.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// Files that share their modules share the window too.
betweenFiles(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // A toast that nobody received waits for the next receiver.
  receiveToasts(() => {})();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
