// AdminJS over tables of a PostgreSQL. This file is copied to the folder where AdminJS is installed, and runs there.
import AdminJSFastify from '@adminjs/fastify';
import { Adapter, Database, Resource } from '@adminjs/sql';
import AdminJS from 'adminjs';
import Fastify from 'fastify';

const { DATABASE_URL, PORT, ADMIN_EMAIL, ADMIN_PASSWORD, SECRET } = process.env;

AdminJS.registerAdapter({ Database, Resource });
const database = await new Adapter('postgresql', {
  connectionString: DATABASE_URL,
  database: new URL(DATABASE_URL).pathname.slice(1),
}).init();
const tables = ['article', 'media', 'nation_code', 'language_code'];
const admin = new AdminJS({ rootPath: '/admin', resources: tables.map((name) => database.table(name)) });
await admin.initialize();

const app = Fastify({ logger: true });
await AdminJSFastify.buildAuthenticatedRouter(
  admin,
  {
    cookiePassword: SECRET,
    cookieName: 'adminjs',
    authenticate: (email, password) =>
      email === ADMIN_EMAIL && password === ADMIN_PASSWORD ? { email } : null,
  },
  app,
  { secret: SECRET, saveUninitialized: false, cookie: { httpOnly: true, secure: false } },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
