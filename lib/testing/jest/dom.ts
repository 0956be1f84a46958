import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { limit } from '@/scripts/lib/test/speed.mjs';

// How long findBy… and waitFor wait for what comes.
configure({ asyncUtilTimeout: limit(5_000) });

// What jsdom lacks.
Object.assign(globalThis, { TextEncoder });

// And of a Blob.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
