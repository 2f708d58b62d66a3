import { PGlite } from '@electric-sql/pglite';
const db = new PGlite('/tmp/e2data/pglite');
const q = async s => { try { const r = await db.query(s); console.log(s.slice(0,80), JSON.stringify(r.rows?.slice(0,5)), r.affectedRows); } catch (e) { console.log(s.slice(0,60), 'ERR', e.message); } };
for (const s of process.argv.slice(2)) await q(s);
await db.close();
