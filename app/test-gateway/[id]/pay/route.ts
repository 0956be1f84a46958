import { testGatewayRoute } from '@/lib/server/http/test-gateway-route';

export const POST = testGatewayRoute('pay');
