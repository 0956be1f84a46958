import { NOTHING, type Samples } from './sample';

export const site: Samples = {
  'GET /api/v1/openapi.json': { request: NOTHING },
  'GET /api/health': {
    request: async (f) => {
      await f.heartbeat();
      return {};
    },
  },
};
