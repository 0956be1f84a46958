import { getPaymentInvoice, setInvoice } from '@/lib/server/payments/invoices/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPaymentInvoice, setInvoice);
