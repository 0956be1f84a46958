import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

export const generateMetadata = (given) => generatePageMetadata({ ...given, config });

export default function Page(given) {
  return RootPage({ ...given, config, importMap });
}
