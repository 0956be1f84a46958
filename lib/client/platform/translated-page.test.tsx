import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  chromeTranslation,
  movingTranslation,
  textTranslation,
  widgetTranslation,
  wordMarker,
  wordTeacher,
} from '@/e2e/support/translators';
import { allowTranslation } from './translated-page';

/** Observers of translators go on for the life of a page; the next test has another one. */
const observers: MutationObserver[] = [];
const { observe } = MutationObserver.prototype;

let end: () => void;
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  MutationObserver.prototype.observe = function (...args) {
    observers.push(this);
    observe.apply(this, args);
  };
  end = allowTranslation();
  box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
});

afterEach(async () => {
  await act(async () => root.unmount());
  end();
  for (const observer of observers.splice(0)) observer.disconnect();
  MutationObserver.prototype.observe = observe;
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

async function show(page: ReactNode) {
  // Translators hear of a change after it.
  await act(async () => root.render(page));
}

/** The same texts of a sentence, with and without elements of their own, so that the net is needed. */
function Price({ busy, fee, count }: { busy: boolean; fee?: string; count: number }) {
  return (
    <>
      <p id="button">
        {busy && <b>...</b>}
        Pay now
      </p>
      <p id="fee">
        Price{fee && `, fee ${fee}`}
        <i>!</i>
      </p>
      <p id="count">
        {count} of {3}
      </p>
      <p id="kind">Fee: {fee ? `₱${fee}` : <b>none</b>}</p>
      <p id="alone">{fee ?? 'nothing'}</p>
    </>
  );
}

function texts() {
  return [...box.querySelectorAll('p')].map(({ textContent }) => textContent);
}

const ALL = [chromeTranslation, movingTranslation, textTranslation, widgetTranslation, wordTeacher];

describe.each(ALL.map((translate) => [translate.name, translate] as const))(
  '%s',
  (_, translate) => {
    it('texts come, go and change as they would in a page that nobody translated', async () => {
      await show(<Price busy={false} count={1} />);
      translate();
      await show(<Price busy count={2} fee="50" />);
      expect(texts()).toEqual(['...Pay now', 'Price, fee 50!', '2 of 3', 'Fee: ₱50', '50']);
      await show(<Price busy={false} count={3} fee="75" />);
      expect(texts()).toEqual(['Pay now', 'Price, fee 75!', '3 of 3', 'Fee: ₱75', '75']);
      await show(<Price busy count={1} />);
      expect(texts()).toEqual(['...Pay now', 'Price!', '1 of 3', 'Fee: none', 'nothing']);
    });

    it('texts change places', async () => {
      const list = (...words: string[]) => words.map((word) => <Row key={word} word={word} />);
      await show(list('one', 'two', 'three'));
      translate();
      await show(list('three', 'one', 'two'));
      expect(box).toHaveTextContent('three, one, two,');
      await show(list('two', 'four', 'three'));
      expect(box).toHaveTextContent('two, four, three,');
    });
  },
);

function Row({ word }: { word: string }) {
  return `${word}, `;
}

it('words that an extension marked: elements come and go beside them', async () => {
  await show(<Price busy={false} count={1} />);
  wordMarker();
  await show(<Price busy count={1} />);
  expect(texts()[0]).toBe('...Pay now');
  await show(<Price busy={false} count={1} fee="50" />);
  expect(texts()[0]).toBe('Pay now');
  expect(texts()[4]).toBe('50');
});

describe('without React', () => {
  it('a text that nothing stands in for is removed in silence, and others come at the end', () => {
    const text = document.createTextNode('text');
    const last = document.createElement('b');
    expect(box.removeChild(text)).toBe(text);
    box.append('first');
    expect(box.insertBefore(last, text)).toBe(last);
    expect(box.innerHTML).toBe('first<b></b>');
  });

  it('a wrapper stays while another text is in it', () => {
    box.innerHTML = '<font>one<b>two</b></font>';
    const [one, two] = box.firstElementChild?.childNodes ?? [];
    if (!one || !two) throw new Error('no texts');
    box.removeChild(one);
    expect(box.innerHTML).toBe('<font><b>two</b></font>');
    box.removeChild(two);
    expect(box.innerHTML).toBe('');
  });

  it('texts that a translator put in place of each other end nowhere', async () => {
    const swap = async (gone: Text, came: Text) => {
      gone.replaceWith(came);
      await act(async () => {});
    };
    const [one, two] = [document.createTextNode('one'), document.createTextNode('two')];
    box.append(one);
    await act(async () => {});
    await swap(one, two);
    await swap(two, one);
    one.remove();
    await act(async () => {});
    const last = document.createElement('b');
    expect(box.insertBefore(last, one)).toBe(last);
    expect(box.removeChild(one)).toBe(one);
    expect(box.innerHTML).toBe('<b></b>');
  });

  it('what is where it should be goes the way of the browser, mistakes too', () => {
    const child = box.appendChild(document.createElement('b'));
    expect(box.removeChild(child)).toBe(child);
    expect(() => box.insertBefore(box, null)).toThrow(DOMException);
    expect(() => box.removeChild(null as unknown as Node)).toThrow(TypeError);
  });

  it('ends', () => {
    end();
    expect(() => box.removeChild(document.createTextNode('text'))).toThrow(DOMException);
  });
});
