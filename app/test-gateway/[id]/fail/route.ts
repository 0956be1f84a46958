import { testGatewayRoute } from '@/lib/server/payments/checkout/test-gateway-operations';

export const POST = testGatewayRoute('fail');
