ALTER TABLE "privacy_log" ADD COLUMN "prcs_clsf_cd" text COLLATE "C";--> statement-breakpoint
UPDATE "privacy_log" SET "prcs_clsf_cd" = CASE
	WHEN "prcs_cn" = '개인정보 열람' THEN 'VIEW'
	WHEN "prcs_cn" = '개인정보를 가리지 않고 목록 내보내기' THEN 'REVEALED_EXPORT'
	WHEN "prcs_cn" = '목록 내보내기(가림)' THEN 'EXPORT'
	WHEN "prcs_cn" = '월간 점검 보고서' THEN 'REPORT'
	WHEN "prcs_cn" LIKE '파일 다운로드: %' THEN 'FILE'
END;
--> statement-breakpoint
UPDATE "privacy_log" SET
	"user_nm_fold" = lower(normalize("user_nm", NFKC)),
	"user_eml_fold" = lower("user_eml"),
	"menu_nm_fold" = lower(normalize("menu_nm", NFKC)),
	"prgrm_nm" = CASE "prgrm_nm"
		WHEN 'GET /secure-file-download' THEN '보호되는 파일 내려받기'
		WHEN 'GET /secure-zipfile-download' THEN '보호되는 여러 파일을 zip으로 내려받기'
		ELSE "prgrm_nm" END,
	"prgrm_nm_fold" = CASE "prgrm_nm"
		WHEN 'GET /secure-file-download' THEN '보호되는 파일 내려받기'
		WHEN 'GET /secure-zipfile-download' THEN '보호되는 여러 파일을 zip으로 내려받기'
		ELSE lower("prgrm_nm") END,
	"trgt_key" = NULL
WHERE "user_nm_fold" IS NULL AND "prcs_clsf_cd" = 'FILE';
