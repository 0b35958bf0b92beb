import type { Route } from './route.ts';

// App Check and the site keys of reCAPTCHA Enterprise. Shapes: REST references of Firebase App
// Check v1 (RecaptchaEnterpriseConfig, Service) and reCAPTCHA Enterprise v1 (Key).

const CHECK = String.raw`^firebaseappcheck\.googleapis\.com\/v1\/(projects\/[^/]+\/`;

export const appCheckRoutes: Route[] = [
  {
    method: 'POST',
    pattern: /^recaptchaenterprise\.googleapis\.com\/v1\/(projects\/[^/]+)\/keys$/,
    answer: (state, [parent = ''], { address, body }) => {
      const key = `6L${state.newId()}`;
      state.put({ [`${address}/${key}`]: { ...body, name: `${parent}/keys/${key}` } });
      return state.get(`${address}/${key}`);
    },
  },
  {
    method: 'GET',
    pattern: new RegExp(`${CHECK}apps\\/[^/]+\\/recaptchaEnterpriseConfig)$`),
    answer: (state, [name = ''], { address }) =>
      state.resources.get(address) ?? { name, tokenTtl: '3600s' },
  },
  {
    method: 'PATCH',
    pattern: new RegExp(`${CHECK}(?:apps\\/[^/]+\\/recaptchaEnterpriseConfig|services\\/[^/]+))$`),
    answer: (state, [name = ''], { address, body }) => {
      state.put({ [address]: { ...state.resources.get(address), ...body, name } });
      return state.get(address);
    },
  },
  {
    method: 'GET',
    pattern: new RegExp(`${CHECK}services\\/[^/]+)$`),
    answer: (state, [name = ''], { address }) =>
      state.resources.get(address) ?? { name, enforcementMode: 'OFF' },
  },
];
