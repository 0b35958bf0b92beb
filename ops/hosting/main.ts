import { writeFileSync } from 'node:fs';
import { HEADERS, HOSTING_FILE, readHosting } from './headers.ts';

// `npm run hosting:headers` writes the headers of Hosting into firebase.json.

const config = readHosting();
const written = { ...config, hosting: { ...config.hosting, headers: HEADERS } };
writeFileSync(HOSTING_FILE, JSON.stringify(written));
console.log('The headers in firebase.json are written.');
