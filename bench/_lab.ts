import { startPostgres } from "#test/postgres-server.ts";
import { readFileSync } from "node:fs";
import pg from "pg";
import { sql } from "drizzle-orm";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { readNights } from "#server/offers/night-rows.ts";
import { readPrices } from "#server/offers/priced-item-rows.ts";
import { showDailyAvailability } from "#server/offers/show-availability.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { fillDatabase } from "./fill-database.ts";
const postgres = await startPostgres();
const today = dayInSweden(new Date());
const f=await fillDatabase(postgres.url,{name:"s",items:10,bookingsPerItem:100,today,firstDay:addDays(today,-10),lastDay:addDays(today,250),isBulk:false});
const period={startDate:today,endDate:addDays(today,209)};
const {db}=await openPostgres(f.url); const pool=new pg.Pool({connectionString:f.url,max:10});
const one=`json_build_array(quantity, peak_season_only,
 (select coalesce(json_agg(json_build_object('id', id, 'startDate', start_date, 'endDate', end_date, 'price', price)), '[]') from seasonal_prices where rental_item_id = rental_items.id),
 (select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]') from blocked_dates where rental_item_id = rental_items.id),
 (select json_build_array(array_agg(night - A::date), array_agg(taken), array_agg(capacity)) from item_nights where rental_item_id = rental_items.id and night between A and B))`;
const [x,y]=one.split("A::date"); const [y1,y2]=y!.split("A and B");
const q1=db.select({all:sql<any>`${sql.raw(x!)}${sql.placeholder("startDate")}::date${sql.raw(y1!)}${sql.placeholder("startDate")} and ${sql.placeholder("endDate")}${sql.raw(y2!)}`}).from(rentalItems).where(sql`id = ${sql.placeholder("itemId")} and archived_at is null`).prepare("one");
const raw={name:"raw1",text:`select ${one.replaceAll("A::date","$2::date").replaceAll("A and B","$2 and $3")} from rental_items where id=$1 and archived_at is null`};
const bare={name:"b",text:"select json_object_agg(night, capacity - taken)::text as nights from item_nights where rental_item_id = $1 and night between $2 and $3"};
const best:Record<string,number>={};
async function time(name:string,f:()=>Promise<unknown>){ for(let b=0;b<8;b++){ let left=800; const n=left; const u=process.cpuUsage(); await Promise.all(Array.from({length:20},async()=>{while(left-->0) await f()})); const e=process.cpuUsage(u); best[name]=Math.min(best[name]??1e9,(e.user+e.system)/n);} }
for (let k=0;k<6;k++){
await time("bare pg",()=>pool.query({...bare,values:[5,period.startDate,period.endDate]}));
await time("readNights",()=>readNights(db,5,period));
await time("one column drizzle",()=>q1.execute({itemId:5,...period}));
await time("one column raw",()=>pool.query({...raw,values:[5,period.startDate,period.endDate]}));
await time("showDaily",()=>showDailyAvailability(db,5,period));
await time("readPrices",()=>readPrices(db,5));
}
console.log(best);
await postgres.stop().catch(()=>{}); process.exit(0);
