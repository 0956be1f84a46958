import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { limit } from '@/scripts/lib/test/speed.mjs';

// How long findBy… and waitFor wait for what comes.
configure({ asyncUtilTimeout: limit(5_000) });
