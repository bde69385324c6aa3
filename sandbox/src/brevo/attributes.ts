import type { Router } from 'express';
import { attributeTypes, type BrevoAccount } from './account.ts';
import { absent, invalid, notFound } from './errors.ts';

/** `/contacts/attributes`; of the categories the sandbox models `normal`. */
export function attributeRoutes(router: Router, account: BrevoAccount, onChange: () => void): void {
  router.get('/contacts/attributes', (_request, response) => {
    const attributes = [...account.attributes].map(([name, type]) => ({ name, category: 'normal', type }));
    response.json({ attributes });
  });

  router.post('/contacts/attributes/:category/:name', (request, response) => {
    const { category, name } = request.params;
    if (category !== 'normal') throw invalid('The sandbox models attributes of the category normal only');
    if (!/^[A-Za-z0-9_]{1,50}$/.test(name)) throw invalid('Invalid attribute name');
    const body: unknown = request.body;
    const given = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
    if (given === undefined) throw absent('Attribute type is missing');
    const type = attributeTypes.find((known) => known === given);
    if (!type) throw invalid('Invalid attribute type');
    if (account.attributes.has(name.toUpperCase())) throw invalid('Attribute name must be unique');
    account.attributes.set(name.toUpperCase(), type);
    onChange();
    response.status(201).end();
  });

  router.delete('/contacts/attributes/:category/:name', (request, response) => {
    if (!account.attributes.delete(request.params.name.toUpperCase()))
      throw notFound('Attribute does not exist');
    onChange();
    response.status(204).end();
  });
}
