ALTER TABLE "article" ADD COLUMN "given_url" text COLLATE "C";--> statement-breakpoint
UPDATE "article" SET "given_url" = "url", "url" = regexp_replace(regexp_replace(regexp_replace("url",
  '([?&])(?:(?:utm_|at_|pk_|mtm_|hsa_|vero_|oly_|wt_|ns_)[^=&#]*|_ga|_gl|_hsenc|_hsmi|cmpid|dclid|emc|fbclid|gbraid|gclid|gclsrc|igsh|igshid|ito|li_fat_id|mc_cid|mc_eid|mkt_tok|msclkid|ocid|partner|ref_src|s_cid|smid|spm|ttclid|twclid|wbraid|xtor|yclid|ysclid)(?:=[^&#]*)?(?=[&#]|$)',
  '\1', 'gi'), '([?&])&+', '\1', 'g'), '[?&]+(#|$)', '\1')
WHERE "url" ~* '([?&])(?:(?:utm_|at_|pk_|mtm_|hsa_|vero_|oly_|wt_|ns_)[^=&#]*|_ga|_gl|_hsenc|_hsmi|cmpid|dclid|emc|fbclid|gbraid|gclid|gclsrc|igsh|igshid|ito|li_fat_id|mc_cid|mc_eid|mkt_tok|msclkid|ocid|partner|ref_src|s_cid|smid|spm|ttclid|twclid|wbraid|xtor|yclid|ysclid)(?:=[^&#]*)?(?=[&#]|$)';
