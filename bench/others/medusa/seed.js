// Makes the lawyers of rows.json products with a variant for each length of a meeting, in a sales channel that a key opens, and
// a region with their currency. What a shop front sends to read them is written to shop.json.
const { readFileSync, writeFileSync } = require('node:fs');
const {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows');

module.exports.default = async ({ container }) => {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const [channel] = await run(createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Site' }],
  });
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Site', type: 'publishable', created_by: '' }],
  });
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  const [region] = await run(createRegionsWorkflow, {
    regions: [{ name: 'Philippines', currency_code: 'php', countries: ['ph'] }],
  });
  const variant = (minutes, centavos) => ({
    title: `${minutes} minutes`,
    options: { Length: String(minutes) },
    manage_inventory: false,
    prices: [{ currency_code: 'php', amount: centavos / 100 }],
  });
  const { lawyers } = JSON.parse(readFileSync('rows.json', 'utf8'));
  await run(createProductsWorkflow, {
    products: lawyers.map(({ id, name, quote, price30, price60 }) => ({
      title: name,
      handle: id,
      description: quote,
      status: 'published',
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Length', values: ['30', '60'] }],
      variants: [variant(30, price30), variant(60, price60)],
    })),
  });
  writeFileSync('shop.json', JSON.stringify({ key: key.token, region: region.id }));
};
