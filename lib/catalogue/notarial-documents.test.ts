import { NOTARIAL_DOCUMENTS, type NotarialDocument, servicePattern } from './notarial-documents';

test.each<[string, readonly NotarialDocument[]]>([
  ['Affidavit (jurat)', ['affidavit']],
  ['AFFIDAVIT of loss', ['affidavit']],
  ['SPA', ['power-of-attorney']],
  ['Special Power of Attorney', ['power-of-attorney']],
  ['Deed of absolute sale of land', ['sale']],
  ['Deed of donation', ['donation']],
  ['Contract of lease', ['contract']],
  ['Certified true copies', ['copy']],
  ['Wholesale permit', []],
  ['Spanish translation', []],
  ['Oath of office', []],
])('%j is a service for %j', (name, documents) => {
  const found = NOTARIAL_DOCUMENTS.filter(({ slug }) =>
    new RegExp(servicePattern(slug), 'i').test(name),
  );
  expect(found.map(({ slug }) => slug)).toEqual(documents);
});
