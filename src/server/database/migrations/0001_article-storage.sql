-- Bodies and tokens go out of line early, so that walks over the list read small rows.
ALTER TABLE "article" SET (toast_tuple_target = 512);
