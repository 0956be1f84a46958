import { testGatewayRoute } from '@/lib/server/payments/test-gateway/operations';

export const POST = testGatewayRoute('pay');
