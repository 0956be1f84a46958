import { testGatewayRoute } from '@/lib/server/payments/checkout/test-gateway';

export const POST = testGatewayRoute('pay');
